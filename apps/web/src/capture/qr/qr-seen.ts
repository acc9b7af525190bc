/** What a frame of the camera holds. `share`: the code's side against the frame's, 0 to 1. */
export type QrSeen =
  | { kind: 'nothing' }
  | { kind: 'unread'; share: number }
  | { kind: 'read'; texts: string[] }
  | { kind: 'broken' };
