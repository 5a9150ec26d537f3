import { isValidElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { messagesIn, withoutMessages } from '../../../test/messages-in.js'
import { FileTree } from './FileTree.js'

/** The tree as text: folders with their content in braces, then comments in parentheses. */
function outline(list: ReactElement): string {
  expect(isValidElement(list)).toBe(true)
  return withoutMessages(renderToStaticMarkup(<FileTree>{list}</FileTree>))
    .replace(/<i class="icon icon-(\w+)"><\/i>/g, '[$1]')
    .replace(/ <span class="file-tree-comment">(.*?)<\/span>/g, '($1)')
    .replace(/<span class="file-tree-name is-highlighted">/g, '!')
    .replace(/<\/li><li>/g, ' ')
    .replace(/<(?!\/?(?:b|strong)>)[^>]*>/g, '')
}

it('reads files and folders from nested lists', () => {
  const tree = (
    <ul>
      <li>
        src
        <ul>
          <li>a.ts</li>
        </ul>
      </li>
      <li>empty/</li>
    </ul>
  )
  expect(outline(tree)).toBe('[caret][folder]src[document]a.ts [folder]empty/')
})

it('separates the comment from the name, with its elements', () => {
  const tree = (
    <ul>
      <li>a.ts first line</li>
      <li>
        b.ts <b>second</b>
      </li>
      <li>
        <strong>c.ts</strong> third
      </li>
    </ul>
  )
  expect(outline(tree)).toBe(
    '[document]a.ts(first line) [document]b.ts(<b>second</b>) [document]!<strong>c.ts</strong>( third)',
  )
})

it('has no icon for a placeholder', () => {
  const tree = (
    <ul>
      <li>...</li>
      <li>… more</li>
    </ul>
  )
  expect(outline(tree)).toBe('... …(more)')
})

it('is empty without a list, and has its style sheet', () => {
  const html = renderToStaticMarkup(<FileTree>text</FileTree>)
  expect(withoutMessages(html)).toBe('<ul class="file-tree" role="list"></ul>')
  expect(messagesIn(html)).toEqual([['sheet', { name: 'file-tree' }]])
})
