/** Where the running product, its practice world and the run's own folder are. */
function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the journeys with \`npm run e2e\`.`);
  return value;
}

export const world = {
  get site() {
    return setting('E2E_SITE');
  },
  get sandbox() {
    return setting('E2E_SANDBOX');
  },
  get box() {
    return setting('E2E_BOX');
  },
};
