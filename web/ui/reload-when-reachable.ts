/** Loads the page anew if the server answers: offline, a reload would leave nothing on the screen. */
export async function reloadWhenReachable(): Promise<void> {
  const isReachable = await fetch('/healthz', { cache: 'no-store' }).then(
    (response) => response.ok,
    () => false,
  )
  if (isReachable) location.reload()
}
