interface Hinted extends Navigator {
  userAgentData?: { mobile?: boolean };
}

/** Is this a mobile device? It says so itself, or a finger is what points on it. A narrow window is none. */
export function isPhone(): boolean {
  const { userAgent, userAgentData } = navigator as Hinted;
  if (userAgentData?.mobile || /Android|iPhone|iPad|iPod|Mobile/.test(userAgent)) return true;
  return window.matchMedia('(pointer: coarse)').matches;
}
