// Protocols in their short form, one by lot with every change. The full form is a command: npm run reliability -- REL-1 --full
import { testShortForms } from './harness/short-forms.ts'

await testShortForms('servers', 1)
