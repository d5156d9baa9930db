import { feed, newPlace } from './canary/feed.ts'
import { ORDER } from './canary/feeds.ts'
import { openInstallation } from './canary/installation.ts'
import { search } from './canary/places.ts'

/**
 * Starts the real product, puts a word into every field of every call, and looks for the words wherever something is kept or passes by, while the data
 * lives and once more when it is gone. Ends with 1 when one lies readable (SEC-65, GDPR-4): npm run canary
 */
const installation = await openInstallation()
try {
  const place = newPlace()
  const statuses = new Map(await feed(installation, ORDER.living, place))
  const whileAlive = await search(installation)
  for (const [name, status] of await feed(installation, ORDER.ending, place)) statuses.set(name, status)
  const afterwards = await search(installation)
  const taken = [...statuses.values()].filter((status) => status < 300).length
  console.log(
    `${statuses.size} calls, ${taken} of them taken; ${installation.ledgers.language.entries.length} calls to the language engine, ` +
      `${installation.ledgers.speech.entries.length} to the speech engine`,
  )
  for (const { place: where, word } of [...whileAlive, ...afterwards]) console.log(`${where}: ${word}`)
  console.log(whileAlive.length + afterwards.length === 0 ? 'no word lies readable' : 'words lie readable')
  if (whileAlive.length + afterwards.length > 0) process.exitCode = 1
} finally {
  await installation.stop()
}
