import { ApiError } from '@pramaan/contract/errors.ts';
import { type Ports, portTitles } from './ports.ts';

/** Stands for a service that is off: every call gets SERVICE_OFF, a sentence that names the service. */
export const offService = <P extends keyof Ports>(port: P): Ports[P] =>
  new Proxy({} as Ports[P], {
    get: (_, member) => {
      if (member === 'name') return 'off';
      // A promise is asked for this; nothing here is one.
      if (member === 'then') return undefined;
      return () => {
        throw new ApiError('SERVICE_OFF', `${portTitles[port]} is not available here. Choose another way.`);
      };
    },
  });
