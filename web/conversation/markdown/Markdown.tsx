import { Component, createElement, Fragment, useMemo } from 'react'
import type { ReactNode } from 'react'
import { useText } from '#web/text/use-text.ts'
import classes from './markdown.module.css'
import { readMarkdown } from './read-markdown.ts'
import type { MarkdownNode } from './read-markdown.ts'
import { sourceOffsets } from './source-offsets.ts'
import { piecesOf } from './text-pieces.ts'
import type { PieceRules, Span } from './text-pieces.ts'

export type MarkdownProps = PieceRules & {
  text: string
  /** Addresses that a link may lead to: those of the sources. Every other link is its words alone. */
  addresses: ReadonlySet<string>
  /** What stands for a number that names a source. */
  renderCite: (number: number) => ReactNode
  /** What stands after a sentence that no named source carries. */
  renderDoubt: (span: Span) => ReactNode
  /** What is quoted stands elsewhere already: quotations, and the numbers below them, are left out. */
  withoutQuotes?: boolean
}

/** An answer as it reads. No HTML, no pictures, and no way out of the page but to the sources; what cannot be drawn says so, and is shown as written. */
export function Markdown(props: MarkdownProps) {
  const failed = <Unreadable text={props.text} />
  return (
    <DrawnOr of={props.text} otherwise={failed}>
      <Drawn {...props} />
    </DrawnOr>
  )
}

function Unreadable({ text: raw }: { text: string }) {
  const text = useText('conversation')
  return (
    <>
      <p role="alert" className={classes['failed']}>{text('markdownFailed')}</p>
      <p className={classes['written']}>{raw}</p>
    </>
  )
}

type DrawnOrProps = { of: string; otherwise: ReactNode; children: ReactNode }

/** Tries anew with each further text: half of an answer may be what cannot be read. */
class DrawnOr extends Component<DrawnOrProps, { of: string; hasFailed: boolean }> {
  override state = { of: this.props.of, hasFailed: false }
  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }
  static getDerivedStateFromProps({ of }: DrawnOrProps, state: { of: string }): { of: string; hasFailed: boolean } | null {
    return of === state.of ? null : { of, hasFailed: false }
  }
  override render(): ReactNode {
    return this.state.hasFailed ? this.props.otherwise : this.props.children
  }
}

function Drawn(props: MarkdownProps) {
  const { text } = props
  const root = useMemo(() => readMarkdown(text), [text])
  return (
    <div className={classes['markdown']}>
      {children(props.withoutQuotes === true ? root.children.filter((node) => !isQuotation(node, text)) : root.children, props)}
    </div>
  )
}

const isQuotation = (node: MarkdownNode, text: string): boolean =>
  node.type === 'blockquote' || (node.type === 'paragraph' && /^(?:\[\d+\]\s*)+$/.test(text.slice(...placeOf(node))))

/** The nodes of a page have their places for keys: while an answer comes in, what stands already is drawn once. */
const children = (nodes: readonly MarkdownNode[], props: MarkdownProps): ReactNode =>
  nodes.map((node, index) => <Fragment key={index}>{drawn(node, props)}</Fragment>)

/** Heads within an answer stand below those of the page. */
const HEADS = ['h3', 'h3', 'h4', 'h5', 'h6', 'h6'] as const

function drawn(node: MarkdownNode, props: MarkdownProps): ReactNode {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.type === 'text' ? words(node, props) : <code>{words(node, props)}</code>
    case 'paragraph':
      return <p>{children(node.children, props)}</p>
    case 'emphasis':
      return <em>{children(node.children, props)}</em>
    case 'strong':
      return <strong>{children(node.children, props)}</strong>
    case 'break':
      return <br />
    case 'link':
      return props.addresses.has(node.url) ? (
        <a href={node.url} target="_blank" rel="noopener noreferrer">
          {children(node.children, props)}
        </a>
      ) : (
        children(node.children, props)
      )
    case 'linkReference':
    case 'definition':
    case 'html':
      return written(node, props)
    case 'image':
    case 'imageReference':
      return node.alt ?? ''
    default:
      return block(node, props)
  }
}

function block(node: MarkdownNode, props: MarkdownProps): ReactNode {
  switch (node.type) {
    case 'heading':
      return createElement(HEADS[node.depth - 1] ?? 'h6', {}, children(node.children, props))
    case 'blockquote':
      return <blockquote>{children(node.children, props)}</blockquote>
    case 'list':
      return node.ordered === true ? <ol start={node.start ?? 1}>{children(node.children, props)}</ol> : <ul>{children(node.children, props)}</ul>
    case 'listItem':
      return <li>{tight(node.children, node.spread === true, props)}</li>
    case 'code':
      return <pre><code>{node.value}</code></pre>
    case 'thematicBreak':
      return <hr />
    case 'table':
      return table(node.children, props)
    default:
      return written(node, props)
  }
}

/** A line of a list is no paragraph, unless its parts stand apart. */
function tight(nodes: readonly MarkdownNode[], isSpread: boolean, props: MarkdownProps): ReactNode {
  if (isSpread) return children(nodes, props)
  return nodes.map((node, index) => <Fragment key={index}>{node.type === 'paragraph' ? children(node.children, props) : drawn(node, props)}</Fragment>)
}

function table(rows: readonly MarkdownNode[], props: MarkdownProps): ReactNode {
  const cells = (row: MarkdownNode | undefined, Cell: 'th' | 'td') =>
    row?.type === 'tableRow' && <tr>{row.children.map((cell, index) => <Cell key={index}>{children(cell.children, props)}</Cell>)}</tr>
  const [head, ...body] = rows
  return (
    // Scrolled by keys too where it is wider than the page.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable (WCAG 2.1.1)
    <div className={classes['table']} tabIndex={0} role="group">
      <table>
        <thead>{cells(head, 'th')}</thead>
        <tbody>{body.map((row, index) => <Fragment key={index}>{cells(row, 'td')}</Fragment>)}</tbody>
      </table>
    </div>
  )
}

/** What the page draws in no way of its own stands there as it was written. */
function written(node: MarkdownNode, props: MarkdownProps): ReactNode {
  const [from, to] = placeOf(node)
  return pieces(props.text.slice(from, to), from, props)
}

type Words = Extract<MarkdownNode, { type: 'text' | 'inlineCode' }>

function words(node: Words, props: MarkdownProps): ReactNode {
  const [from, to] = placeOf(node)
  return pieces(node.value, from, props, props.text.slice(from, to))
}

const placeOf = ({ position }: MarkdownNode): readonly [number, number] => [position?.start.offset ?? 0, position?.end.offset ?? 0]

// oxlint-disable-next-line max-params -- the written form is left out where it is the shown one
function pieces(shown: string, from: number, props: MarkdownProps, source: string = shown): ReactNode {
  return piecesOf(shown, sourceOffsets(source, from, shown), props).map(({ text, cites, isUnsupported, closes }, index) => {
    const content = cites === undefined ? text : props.renderCite(cites)
    return (
      <Fragment key={index}>
        {isUnsupported ? <span className={classes['unsupported']} data-supported="false">{content}</span> : content}
        {closes.map((span) => <Fragment key={span.start}>{props.renderDoubt(span)}</Fragment>)}
      </Fragment>
    )
  })
}
