import type { Code } from 'mdast'
import { renderLoadedCode } from '../../highlight/render-code.js'
import { describeCode } from '../code/describe-code.js'
import type { Writer } from './writer.js'

/** The HTML of a code block; its grammar is loaded. */
export function writeCode(node: Code, writer: Writer): string {
  const block = node.data?.block
  if (block?.kind !== 'code') throw new Error('a block of code was not prepared')
  // The content between the fences ends in a line ending, which starts no line.
  const code = node.value === '' ? '' : `${node.value}\n`
  const { request, props } = describeCode({ code, fence: block, block: node }, writer.draft, writer)
  return writer.draw({ name: 'CodeBlock', props: { ...props, html: renderLoadedCode(request) } }, [])
}
