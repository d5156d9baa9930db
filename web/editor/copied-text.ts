import type { Node } from '@tiptap/pm/model'

type Nodes = Pick<Node, 'forEach'>

function linesOf(nodes: Nodes): string[] {
  const lines: string[] = []
  nodes.forEach((node) => {
    if (node.type.name !== 'section') lines.push(node.textContent)
    else lines.push(...(lines.length > 0 ? [''] : []), ...linesOf(node).filter((line) => line !== ''))
  })
  return lines
}

/** Takes what is selected; gives it as plain text the way the copy button lays it out: a line for each paragraph, an empty one between sections. */
export function copiedText({ content }: { content: Nodes }): string {
  return linesOf(content).join('\n')
}
