// Protocols in their short form, one by lot with every change. The full form is a command: npm run reliability -- REL-3 --full
import { testShortForms } from './harness/short-forms.ts'

await testShortForms('browsers', 1)
