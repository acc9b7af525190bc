/** Goes to what the page's address names behind `#`, when it is on the page. */
export function scrollToNamed(): void {
  const named = window.location.hash.slice(1);
  if (named) document.getElementById(named)?.scrollIntoView({ block: 'start' });
}
