import type { ParseArgsOptionsConfig } from 'node:util'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/database/connect.ts'
import type { Vault } from '#server/vault/vault.ts'
import { ToolRefusal } from '../run-tool.ts'

/** What a command works with; the database and the vault are opened when they are first asked for. */
export type AdminAt = { config: Config; sql: () => Promise<Database>; vault: () => Promise<Vault> }

/** What a command found: `data` for a program, `lines` for a person. `isFault` ends the command with 1. */
export type Finding = { data: unknown; lines: readonly string[]; isFault?: boolean }

export type Values = Readonly<Record<string, string | boolean | undefined>>

export type AdminCommand = {
  /** Its words, as they are typed: `accounts list`. */
  name: string
  /** One line of the manual. */
  about: string
  /** How its options are typed, after the name. */
  usage: string
  options: ParseArgsOptionsConfig
  run: (at: AdminAt, values: Values) => Promise<Finding>
}

export const textOf = (values: Values, name: string): string | undefined => (typeof values[name] === 'string' ? values[name] : undefined)

/** A whole number above nought; undefined where nothing was typed. */
export function wholeFrom(values: Values, name: string, most: number): number | undefined {
  const typed = textOf(values, name)
  if (typed === undefined) return undefined
  const number = /^\d+$/.test(typed) ? Number(typed) : 0
  if (number < 1 || number > most) throw new ToolRefusal(`--${name} is a whole number from 1 to ${most}.`)
  return number
}

/** Rows as columns that stand under each other. What a stranger typed moves no cursor of the terminal. */
export function columnsOf(rows: readonly (readonly string[])[]): string[] {
  const plain = rows.map((row) => row.map((cell) => cell.replaceAll(/[^\P{C}\t]/gu, '')))
  const widths = (plain[0] ?? []).map((_cell, column) => Math.max(...plain.map((row) => row[column]?.length ?? 0)))
  return plain.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ').trimEnd())
}

export const dayOf = (date: Date | null): string => (date === null ? '–' : date.toISOString().slice(0, 10))
