import { word } from './style.ts'
import type { LetterStyle } from './style.ts'

export const en: LetterStyle = {
  written: `
gonna: going to
wanna: want to
kinda: rather
`,
  rewordings: [
    [/^Denies (?!you)/iu, 'You do not report '],
    [/^You do not report being breathless, or /u, 'You are not breathless and do not report '],
    [/^(?:Yeah|Well|So|Okay|No), (?=\p{L})/iu, ''],
    [/, (?:yeah|really|you know)\.$/iu, '.'],
    [word('packed it in'), 'stopped'],
  ],
  family: [
    [/^Dad:? (?=\p{L})/u, 'Your father: '],
    [/^Mum:? (?=\p{L})/u, 'Your mother: '],
  ],
  subjects: {
    med: [
      [
        'Cannot|Can hear|Was (?:operated|admitted|treated|hit|bitten|stung)|Were (?:operated|admitted)|Are (?:pregnant|allergic)|' +
          'Will (?:be admitted|be referred)',
        'You',
      ],
      ['Will (?:want|arrange|order|send|refer|book)|Have (?:ordered|sent|booked)|Ordered|Sent|Took|Did', 'We'],
    ],
    vet: [['Will (?:want|arrange|order|send|refer|book)|Ordered|Sent|Took|Did', 'We']],
  },
  orphan: new RegExp(
    String.raw`^(?:(?:yes|no|well|so|and),? )?(?:(?:this|these|that|those) \p{L}+(?:, really)?|\p{L}+ here|` +
      String.raw`(?:very |most )?(?:likely|probably) (?:the|a|an)|known side effect|for the \p{L}+|\d+ years, yes|.*, you know, .*)\.$`,
    'iu',
  ),
  call: word('call\\p{L}*|ring|contact\\p{L}*|get in touch|come back|return\\p{L}*|999|111|A&E|emergency', 'iu'),
}
