import { expect, it } from 'vitest'
import { collectHtmlLinks } from './collect-html-links.js'

it('finds links in any nesting and notation', () => {
  expect(
    collectHtmlLinks(
      'New: <b><a class=x href="/a?x=1&amp;y">a</a></b> <A HREF=/b>b</A> <a>none</a> &lt;a href="/no"&gt;',
    ),
  ).toEqual(['/a?x=1&y', '/b'])
})

it('ignores white space around a URL, as browsers do', () => {
  expect(collectHtmlLinks('<a href="\n https://example.com/\n a ">a</a>')).toEqual(['https://example.com/ a'])
})
