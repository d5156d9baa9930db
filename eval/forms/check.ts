// Checks a file of forms before it is used: `node tools/launch.mjs run eval/forms/check.ts FILE`. Names each gold line that its own talk does not bear.
import { resolve } from 'node:path'
import { readConsultations } from '../data.ts'
import { faultsOfGold } from './gold-faults.ts'

const [file] = process.argv.slice(2)
if (file === undefined) console.log('Which file?')
else {
  const forms = readConsultations(resolve(file))
  const faults = forms.flatMap(({ id, gold }) => faultsOfGold(gold).map((fault) => `${id} ${fault}`))
  const twice = forms.filter(({ id }, at) => forms.findIndex((other) => other.id === id) !== at).map(({ id }) => `${id} stands twice`)
  console.log([...faults, ...twice, `${String(forms.length)} forms, ${String(faults.length + twice.length)} faults`].join('\n'))
}
