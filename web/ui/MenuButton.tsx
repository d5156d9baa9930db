import { useId, useRef, useState } from 'react'
import type { CSSProperties, ReactNode, RefObject } from 'react'
import type { LaterPart } from './later-part.ts'
import style from './MenuButton.module.css'
import { NotFetched } from './NotFetched.tsx'
import { useLaterPart } from './use-later-part.ts'

/** Where an open menu hangs, and how it is closed. */
export type MenuAnchor = { button: HTMLElement; id: string; isOpen: boolean; onChange: (isOpen: boolean) => void }

/** What a button that opens a menu carries (ARIA, menu button). */
export type MenuButtonAttributes = {
  ref: RefObject<HTMLButtonElement | null>
  id: string
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: () => void
  onPointerEnter: () => void
  onFocus: () => void
}

export type MenuButtonProps<Props> = {
  /** The menu, fetched when the page is idle, or a pointer or the focus comes near. */
  menu: LaterPart<Props & { anchor: MenuAnchor }>
  menuProps: Props
  children: (attributes: MenuButtonAttributes) => ReactNode
}

/** A button that stands from the first moment; its menu comes later, and a press before it has come opens it as soon as it is there. */
export function MenuButton<Props>({ menu, menuProps, children }: MenuButtonProps<Props>) {
  const ref = useRef<HTMLButtonElement>(null)
  const id = useId()
  const { Part: Menu, problem, want, fetchNear, forgetProblem } = useLaterPart(menu)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isWanted, setIsWanted] = useState(false)
  const open = async () => {
    setAnchor(ref.current)
    setIsWanted(true)
    if (!(await want())) setIsWanted(false)
  }
  const close = () => {
    setIsWanted(false)
    forgetProblem()
  }
  const isOpen = isWanted && Menu !== undefined
  const attributes: MenuButtonAttributes = {
    ref,
    id,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? `${id}-dropdown` : undefined,
    onClick: () => (isWanted || problem !== undefined ? close() : void open()),
    onPointerEnter: fetchNear,
    onFocus: fetchNear,
  }
  return (
    <>
      {children(attributes)}
      {Menu !== undefined && anchor !== null && (
        <Menu {...menuProps} anchor={{ button: anchor, id, isOpen, onChange: (isNowOpen) => (isNowOpen ? setIsWanted(true) : close()) }} />
      )}
      {problem !== undefined && anchor !== null && (
        <div className={style['problem']} style={below(anchor)}>
          <NotFetched problem={problem} onRetry={() => void open()} />
        </div>
      )}
    </>
  )
}

/** Where the menu would have been: under the button, its end at the button's end. */
function below(button: HTMLElement): CSSProperties {
  const { bottom, right } = button.getBoundingClientRect()
  return { insetBlockStart: bottom + 8, insetInlineEnd: document.documentElement.clientWidth - right }
}
