/** The call's address on its server, path members filled in: `/api/applicants/{id}` → `/api/applicants/123`. */
export function address(
  call: { base: string; path: string },
  params: Readonly<Record<string, unknown>> = {},
): string {
  return `/${call.base}${call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))}`;
}
