import * as ELEMENT_IDS from '../../element-ids.js'
import { onTarget } from '../on-target.js'
import { runCopy } from './run-copy.js'

/**
 * Shows the buttons of the page's code blocks; the wrap button only if a line is too long or lines are wrapped. Removes
 * boxes that do not scroll from the tab order.
 */
export function prepareCodeBlocks(): void {
  const boxes = [...document.querySelectorAll<HTMLElement>('.code-frame pre, .table-box, .katex-display')]
  const blocks = [...document.querySelectorAll<HTMLElement>('.code-frame')]
  // Read everything before the first write, so that the layout is computed once.
  const scrolls = boxes.map((box) => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight)
  const overflowing = blocks.map((block) => {
    const code = block.querySelector('pre')
    return block.classList.contains('is-wrapped') || (code && code.scrollWidth > code.clientWidth)
  })
  boxes.forEach((box, index) => {
    box.tabIndex = scrolls[index] ? 0 : -1
  })
  blocks.forEach((block, index) => {
    const actions = block.querySelector<HTMLElement>('.code-actions') ?? appendActions(block)
    const wrap = block.querySelector<HTMLElement>('[data-action="wrap-code"]')
    if (actions) actions.hidden = false
    if (!wrap) return
    wrap.hidden = !overflowing[index]
    wrap.ariaPressed = String(block.classList.contains('is-wrapped'))
  })
}

function appendActions(block: HTMLElement): HTMLElement | null {
  const template = document.getElementById(ELEMENT_IDS.codeActions)
  if (template instanceof HTMLTemplateElement) block.append(template.content.cloneNode(true))
  return block.querySelector<HTMLElement>('.code-actions')
}

/** Makes the buttons of all code blocks work, on this page and on later pages. */
export function installCodeBlocks(): void {
  onTarget('click', '.code-actions [data-action]', (button) => {
    const block = button.closest('.code-frame')
    if (!block) return
    if (button.dataset['action'] === 'wrap-code') {
      button.ariaPressed = String(block.classList.toggle('is-wrapped'))
      return
    }
    const code = block.querySelector('pre')
    const copy = () => navigator.clipboard.writeText(code?.textContent?.replace(/\n$/, '') ?? '')
    // Without clipboard access, readers can copy the selected code.
    void runCopy(button, copy, () => code && getSelection()?.selectAllChildren(code))
  })
}
