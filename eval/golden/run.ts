// The frozen reports of the open talks: `npm run eval:golden` writes their digests anew and says which talks changed; with `--check` it
// writes nothing; with `--diff [COMMIT]` it shows what changed in the talks' reports since a commit (HEAD when none is named) and writes nothing.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runTool, ToolRefusal } from '../../tools/run-tool.ts'
import { layOutCommit } from '../lay-out-commit.ts'
import { changesBetween, changesText, frozenLines, GOLDEN_FILE } from './golden-file.ts'
import { digestLine, openTalks, talkText, type TalkText } from './talk-texts.ts'

function writeTexts(folder: string, talks: readonly TalkText[]): void {
  mkdirSync(folder, { recursive: true })
  for (const { id, text } of talks) writeFileSync(join(folder, `${id}.txt`), text)
}

/** The texts as the code of a commit gives them: that code is laid out in a folder of its own and run there. */
function textsOf(commit: string, { code, texts }: { code: string; texts: string }): void {
  layOutCommit(commit, code)
  const { status } = spawnSync(process.execPath, [join(code, 'eval/golden/run.ts'), '--texts', texts], { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new ToolRefusal(`The code of ${commit} could not write the texts; it may be older than the frozen reports.`)
}

/** Shows every changed line, with the words that differ marked. */
function showDifference(commit: string, talks: readonly TalkText[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'epikrise-golden-'))
  try {
    textsOf(commit, { code: join(folder, 'code'), texts: join(folder, 'before') })
    writeTexts(join(folder, 'now'), talks)
    const colour = process.stdout.isTTY ? 'always' : 'never'
    const { status } = spawnSync('git', ['--no-pager', 'diff', '--no-index', '--unified=1', '--word-diff', `--color=${colour}`, 'before', 'now'], {
      cwd: folder,
      stdio: 'inherit',
    })
    if (status === 0) console.log(`No report of the ${String(talks.length)} open talks differs from ${commit}.`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

await runTool(async () => {
  const { values, positionals } = parseArgs({
    options: { check: { type: 'boolean' }, diff: { type: 'boolean' }, texts: { type: 'string' } },
    allowPositionals: true,
  })
  const talks = openTalks().map(talkText)
  if (values.texts !== undefined) {
    writeTexts(values.texts, talks)
    return
  }
  if (values.diff === true) {
    showDifference(positionals[0] ?? 'HEAD', talks)
    return
  }
  const lines = talks.map(digestLine)
  const changes = changesText(changesBetween(frozenLines(), lines))
  console.log(changes === '' ? `All ${String(lines.length)} open talks give the frozen report.` : changes)
  if (values.check === true) process.exitCode = changes === '' ? 0 : 1
  else writeFileSync(GOLDEN_FILE, `${lines.join('\n')}\n`)
})
