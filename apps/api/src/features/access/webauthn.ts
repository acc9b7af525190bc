/** The library for passkeys: 250 modules, a ninth of what a start would load, so it is loaded by the first who uses one. */
export const webauthn = () => import('@simplewebauthn/server');
