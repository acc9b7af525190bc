/** For whom authenticators keep passkeys: the site by its host name (WebAuthn §5.1.2), and the one origin they sign for. */
export interface RelyingParty {
  id: string;
  name: string;
  origin: string;
}

export const relyingParty = (publicUrl: string): RelyingParty => {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, name: 'Pramaan', origin };
};
