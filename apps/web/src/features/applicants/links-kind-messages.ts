import { m } from '@pramaan/messages';

export const linksKindMessages = {
  mobile: m.links_kind_mobile,
  business: m.links_kind_business,
  personal: m.links_kind_personal,
} as const;
