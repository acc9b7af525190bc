/** A member of the ecosystem that uses data (FIU): what the aggregator was told about it. */
export interface Client {
  id: string;
  /** What it sends as `client_api_key`, or as `x-product-instance-id` to Setu. */
  apiKey: string;
  /** For its signatures; null for one that speaks Setu's dialect alone. */
  jwk: JsonWebKey | null;
  /** Where notifications are posted; null for one that wants none. */
  callback: string | null;
}

/** Plays the central registry: members are put in over HTTP, and looked up by their key. */
export function registry() {
  const clients = new Map<string, Client>();
  return {
    put: (client: Client) => clients.set(client.id, client),
    ofKey: (apiKey: string): Client | null =>
      [...clients.values()].find((client) => client.apiKey === apiKey) ?? null,
    get: (id: string): Client | null => clients.get(id) ?? null,
  };
}
export type Registry = ReturnType<typeof registry>;
