import { candidatesOf } from '#domain/report/certainty/candidates.ts'
import { featuresOf } from '#domain/report/certainty/features.ts'
import { judge } from '#domain/report/certainty/judge.ts'
import { chancesOf, outcomeByRules } from '#domain/report/certainty/outcomes.ts'
import { readMedications } from '#domain/report/medications.ts'
import { readStatements } from '#domain/report/write-report.ts'
import { tongueOf } from '#domain/text/language.ts'
const TALK = 'Läkare: Vad kan jag hjälpa dig med?\nPatient: Jag har haft ont i ryggen i två veckor.\nLäkare: Ryggen är öm vid palpation. Blodtrycket är 130/80.\n'
const T: [never, string][] = [
  ['nb', 'Lege: Hold opp med Tramadol.'], ['sv', TALK + 'Läkare: Seponera Metoprolol.'], ['da', 'Læge: Furix tager vi væk.'], ['en', 'Doctor: Drop the diclofenac.'], ['nb', 'Lege: Du får Sertralin femti milligram i stedet for Cipralex.'],
  ['en', "Doctor: I'll start you on codeine 30 milligrams when needed, no more than four times a day."], ['nb', 'Lege: Hva bruker du? Pasient: Metoprolol femti milligram om morgenen.'], ['en', 'Doctor: What do you take? Patient: Metoprolol fifty milligrams in the morning.'],
  ['nb', 'Diagnosen er lungebetennelse. Hun bruker fra før metformin 500 mg to ganger daglig.'], ['nb', 'Diagnosen er lungebetennelse. Hun får fenoksymetylpenicillin 1 g fire ganger daglig i ti dager.'],
] as never
for (const [lang, text] of T) {
  const statements = readStatements(text, lang, 'med')
  const sur = { statements, places: new Map(statements.map(({ start }, at) => [start, at])), language: lang, vertical: 'med' as const }
  for (const c of candidatesOf(statements, readMedications(statements, tongueOf(lang), 'med'))) console.log(text.slice(0, 70), c.substance, outcomeByRules(c), Object.entries(chancesOf(featuresOf(c, sur))).map(([k, v]) => `${k} ${v.toFixed(2)}`).join(' '), JSON.stringify(judge(c, chancesOf(featuresOf(c, sur)))))
}
