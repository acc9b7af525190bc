/** How long a person may take to answer the browser's question, and the device to find itself. */
const patienceMs = 15_000;

const rounded = (degrees: number) => Number(degrees.toFixed(4));

/** Where the device is, to about ten metres; nothing when the person says no or the device does not know. */
export async function devicePlace(): Promise<{ place?: { latitude: number; longitude: number } }> {
  const found = await new Promise<GeolocationPosition | null>((resolve) => {
    const unknown = () => resolve(null);
    setTimeout(unknown, patienceMs);
    if (navigator.geolocation)
      navigator.geolocation.getCurrentPosition(resolve, unknown, { maximumAge: 300_000 });
    else unknown();
  });
  if (!found) return {};
  const { latitude, longitude } = found.coords;
  return { place: { latitude: rounded(latitude), longitude: rounded(longitude) } };
}
