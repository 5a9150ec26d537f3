const ONE_TWO = '<thead><tr><th>one</th><th>two</th></tr></thead>'
const THREE_FOUR = `<table>${ONE_TWO}<tbody><tr><td>three</td><td>four</td></tr></tbody></table>`
const FIND = link('http://www.example.com/find?q=Text+(kind)', 'www.example.com/find?q=Text+(kind)')
const XYZW = link('mailto:x.y-z_w@v.u', 'x.y-z_w@v.u')

/** The HTML of each extension example in the GFM specification, adapted to this project's own texts. */
export const gfmHtml: ReadonlyMap<number, string> = new Map([
  [198, THREE_FOUR],
  [
    199,
    '<table><thead><tr><th align="center">left</th><th align="right">centre</th></tr></thead>' +
      '<tbody><tr><td align="center">right</td><td align="right">last</td></tr></tbody></table>',
  ],
  [
    200,
    '<table><thead><tr><th>a|b</th></tr></thead>' +
      '<tbody><tr><td>c <code>|</code> d</td></tr><tr><td>e <strong>|</strong> f</td></tr></tbody></table>',
  ],
  [201, `${THREE_FOUR}<blockquote><p>quote</p></blockquote>`],
  [202, `${THREE_FOUR.replace('</tbody>', '<tr><td>five</td><td></td></tr></tbody>')}<p>six</p>`],
  [203, '<p>| one | two |\n| --- |\n| three |</p>'],
  [204, `<table>${ONE_TWO}<tbody><tr><td>three</td><td></td></tr><tr><td>four</td><td>five</td></tr></tbody></table>`],
  [205, `<table>${ONE_TWO}</table>`],
  [279, `<ul><li>${box(false)} open</li><li>${box(true)} done</li></ul>`],
  [
    280,
    `<ul><li>${box(true)} one<ul><li>${box(false)} two</li><li>${box(true)} three</li></ul></li><li>${box(false)} four</li></ul>`,
  ],
  [491, '<p><del>Gone</del> but <del>this</del> stays.</p>'],
  [492, '<p>Here ~~it begins</p><p>and never ends~~.</p>'],
  [493, '<p>Three ~~~do not~~~ strike.</p>'],
  [622, `<p>${link('http://www.example.org', 'www.example.org')}</p>`],
  [623, `<p>See ${link('http://www.example.org/guide', 'www.example.org/guide')} for all of it.</p>`],
  [
    624,
    `<p>See ${link('http://www.example.org', 'www.example.org')}.</p>` +
      `<p>See ${link('http://www.example.org/a.b', 'www.example.org/a.b')}.</p>`,
  ],
  [625, `<p>${FIND}</p><p>${FIND}))</p><p>(${FIND})</p><p>(${FIND}</p>`],
  [626, `<p>${link('http://www.example.com/find?q=(text)+more', 'www.example.com/find?q=(text)+more')}</p>`],
  [
    627,
    `<p>${link('http://www.example.com/find?q=text&amp;lang=en', 'www.example.com/find?q=text&amp;lang=en')}</p>` +
      `<p>${link('http://www.example.com/find?q=text', 'www.example.com/find?q=text')}©</p>`,
  ],
  [628, `<p>${link('http://www.example.org/gui', 'www.example.org/gui')}&lt;de</p>`],
  [
    629,
    `<p>${link('http://example.org', 'http://example.org')}</p>` +
      `<p>(See ${link('https://example.org/find?q=Text+(kind)', 'https://example.org/find?q=Text+(kind)')})</p>`,
  ],
  [630, `<p>${link('mailto:someone@example.org', 'someone@example.org')}</p>`],
  [631, `<p>me@post+box.example isn't one, but ${link('mailto:me+box@post.example', 'me+box@post.example')} is.</p>`],
  [632, `<p>${XYZW}</p><p>${XYZW}.</p><p>x.y-z_w@v.u-</p><p>x.y-z_w@v.u_</p>`],
  [
    633,
    `<p>${mail('me@here.org')}</p><p>${mail('x.y-z_w@v.u')}</p><p>${mail('x.y-z_w@v.u')}.</p>` +
      `<p>${mail('x.y-z_w@v.u')}/</p><p>mailto:x.y-z_w@v.u-</p>`,
  ],
  [
    634,
    ['xmpp:me@here.org/word', 'xmpp:me@here.org/word@post', 'xmpp:me@here.org/word@post.org'].map(paragraph).join(''),
  ],
  [635, `<p>${link('xmpp:me@here.org/word', 'xmpp:me@here.org/word')}/other</p>`],
  [653, '<p><b> &lt;title> &lt;style> <i></i></b></p><blockquote>&lt;xmp> is filtered. &lt;XMP> too.</blockquote>'],
])

/** The examples that docgen compiles differently, with the reason. */
export const gfmDifferences: ReadonlyMap<number, string> = new Map([
  [633, 'remark-gfm links the mail address without the scheme before it; both parsers agree'],
  [634, 'xmpp addresses are no links: neither parser reads them'],
  [635, 'xmpp addresses are no links: neither parser reads them'],
  [653, 'docgen does not show tags that it refuses as text: it drops them and says so'],
])

function link(href: string, text: string): string {
  return `<a href="${href}">${text}</a>`
}

function mail(address: string): string {
  return link(`mailto:${address}`, `mailto:${address}`)
}

function paragraph(address: string): string {
  return `<p>${link(address, address)}</p>`
}

function box(isChecked: boolean): string {
  return `<input type="checkbox" disabled=""${isChecked ? ' checked=""' : ''}>`
}
