/** At sign-out nothing is left of it: who comes next without a network meets no app that thinks somebody is there. */
export async function dropShell(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('epikrise-shell-')).map((name) => caches.delete(name)))
}
