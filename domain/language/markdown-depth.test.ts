import { describe, expect, test } from 'vitest'
import { openedByOneLine } from './markdown-depth.ts'

describe('how deep a line of Markdown opens blocks within blocks', () => {
  test.each([
    ['', 0],
    ['plain words', 0],
    ['> one', 1],
    ['>> two', 2],
    ['> - 1. three', 3],
    ['a\n> > two\n- one', 2],
    ['-5 grader', 0],
    ['**fet** tekst', 0],
    ['1.5 mg', 0],
    ['a > b', 0],
    ['a\r>>b', 2],
  ])('%j opens %i', (markdown, depth) => {
    expect(openedByOneLine(markdown)).toBe(depth)
  })

  test('a line of a hundred thousand signs is counted to its end', () => {
    expect(openedByOneLine('>'.repeat(100_000))).toBe(100_000)
    expect(openedByOneLine(`${'- '.repeat(50_000)}a`)).toBe(50_000)
    expect(openedByOneLine(' '.repeat(100_000))).toBe(0)
  })
})
