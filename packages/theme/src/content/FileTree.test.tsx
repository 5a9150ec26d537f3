import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FileTree } from './FileTree.js'

const line = (icon: string, name: string) =>
  `<i class="icon icon-${icon}"></i><span class="file-tree-name">${name}</span>`

it('renders folders that can be closed, and files with comments', () => {
  const html = renderToStaticMarkup(
    <FileTree
      entries={[
        {
          name: 'src',
          entries: [
            { name: 'a.ts', comment: 'first', isHighlighted: true },
            { name: '…', isPlaceholder: true },
          ],
        },
      ]}
    />,
  )
  expect(html).toBe(
    `<ul class="file-tree" role="list"><li><details class="file-tree-folder" open=""><summary><i class="icon icon-caret"></i>${line('folder', 'src')}</summary>` +
      '<ul role="list"><li><span class="file-tree-line"><i class="icon icon-document"></i><span class="file-tree-name is-highlighted">a.ts</span> <span class="file-tree-comment">first</span></span></li>' +
      '<li><span class="file-tree-line"><span class="file-tree-name">…</span></span></li></ul></details></li></ul>',
  )
})

it('renders an empty folder as a line, also between files of the same name', () => {
  const html = renderToStaticMarkup(<FileTree entries={[{ name: 'a' }, { name: 'a', entries: [] }]} />)
  expect(html.replace(/<\/?(?:ul|li)[^>]*>/g, '')).toBe(
    `<span class="file-tree-line">${line('document', 'a')}</span><span class="file-tree-line">${line('folder', 'a')}</span>`,
  )
})
