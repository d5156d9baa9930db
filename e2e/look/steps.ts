import type { Desk, Persona } from './desk.ts'

export interface Screen {
  readonly name: string
  readonly as: Persona
  /** One of those that the contact sheets show. */
  readonly isMain?: true
  /** What of a long page is looked at: a page that is made narrower loses its place. */
  readonly part?: string
  /** Brings the page into the state; it is then looked at in every width and scheme. */
  open(desk: Desk): Promise<void>
  /** Leaves nothing behind for the next screen of the same person. */
  close?(desk: Desk): Promise<void>
}

export const at = (path: string) => (desk: Desk) => desk.go(path)
export const escape = ({ page }: Desk) => page.keyboard.press('Escape')

export async function report(desk: Desk, which: 'cough' | 'doubt' | 'named' = 'cough'): Promise<void> {
  await desk.go(`/p/${desk.patients[which]}/report`)
  await desk.report.text.first().waitFor()
}

export async function choose({ page }: Desk, menu: string | RegExp, item: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: menu }).first().click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** Answers one call in a way of our own, for as long as the screen is looked at. */
export async function answer({ page }: Desk, calls: string, how: 'never' | 'failed'): Promise<void> {
  await page.route(calls, (route) =>
    how === 'never' ? new Promise<void>(() => undefined) : route.fulfill({ status: 500, json: { code: 'internal.error', title: '', status: 500 } }),
  )
}
export const answerAgain = ({ page }: Desk) => page.unrouteAll({ behavior: 'ignoreErrors' })
