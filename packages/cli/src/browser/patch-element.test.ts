import { describe, expect, it } from 'vitest'
import { find, findAll, openPage } from '../../../theme/test/open-page.js'
import { patchAttributes, patchElement } from './patch-element.js'

/** The body of a page with this HTML, which no script has changed. */
function parse(html: string): Element {
  return new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html').body
}

/** Opens a page, lets a script change it, and applies the difference. */
function patch(before: string, after: string, change: () => void = () => {}): string {
  openPage(before)
  change()
  patchElement(document.body, parse(before), parse(after))
  return document.body.innerHTML
}

it.each([
  ['a text', '<p>a</p>', '<p>b</p>'],
  ['a text between elements', '<p>a <b>b</b> c</p>', '<p>a <b>b</b> d</p>'],
  ['attributes', '<p class="a" title="t">x</p>', '<p class="b" lang="de">x</p>'],
  ['an element before others', '<p>a</p>', '<h2>new</h2><p>a</p>'],
  ['an element after others', '<p>a</p>', '<p>a</p><h2>new</h2>'],
  ['elements between others', '<p>a</p><p>d</p>', '<p>a</p><p>b</p><p>c</p><p>d</p>'],
  ['a removed element', '<p>a</p><p>b</p><p>c</p>', '<p>a</p><p>c</p>'],
  ['everything', '<p>a</p>', ''],
  ['an empty page', '', '<p>a</p>'],
  ['the order', '<p>a</p><p>b</p><p>c</p>', '<p>c</p><p>a</p><p>b</p>'],
  ['the kind of an element', '<p>a</p>', '<ul><li>a</li></ul>'],
  ['a text that becomes an element', 'a', '<b>a</b>'],
  ['a comment', '<!--a--><p>x</p>', '<!--b--><p>x</p>'],
  ['equal elements', '<p>a</p><p>a</p><p>a</p>', '<p>a</p><p>a</p>'],
  ['nested lists', '<ul><li>a<ul><li>b</li></ul></li></ul>', '<ul><li>a<ul><li>b</li><li>c</li></ul></li></ul>'],
  ['unusual characters', '<p>ü\u00a0😀</p>', '<p>&lt;b&gt; \u2028 😀</p>'],
])('changes %s', (_name, before, after) => {
  expect(patch(before, after)).toBe(after)
})

it('keeps elements that do not change, and those of which only a part does', () => {
  openPage('<h1 id="a">A</h1><p>one</p><details open><summary>S</summary>x</details>')
  const nodes = [...document.body.children]
  const before = '<h1 id="a">A</h1><p>one</p><details><summary>S</summary>x</details>'
  patchElement(document.body, parse(before), parse(before.replace('one', 'two').replace('>x<', '>y<')))
  expect([...document.body.children]).toEqual(nodes)
  // The reader has opened it.
  expect(document.body.innerHTML).toBe('<h1 id="a">A</h1><p>two</p><details open=""><summary>S</summary>y</details>')
})

it('keeps what scripts have added between elements, and their attributes', () => {
  const change = (): void => {
    find('p').dataset['seen'] = ''
    find('p').after(Object.assign(document.createElement('button'), { textContent: 'Copy' }))
  }
  expect(patch('<p>a</p><h2>b</h2>', '<p>c</p><h2>b</h2><p>new</p>', change)).toBe(
    '<p data-seen="">c</p><button>Copy</button><h2>b</h2><p>new</p>',
  )
})

it('adds elements at the end before those that scripts have added there', () => {
  const change = (): void => find('div').append(document.createElement('hr'))
  expect(patch('<div><p>a</p></div>', '<div><p>a</p><p>b</p></div>', change)).toBe('<div><p>a</p><p>b</p><hr></div>')
})

it('replaces an element whose children scripts have replaced', () => {
  const change = (): void => find('div').replaceChildren('gone')
  expect(patch('<div><p>a</p></div>', '<div><p>b</p></div>', change)).toBe('<div><p>b</p></div>')
})

it('leaves what scripts have changed while the page does not change it', () => {
  const change = (): void => find('div').replaceChildren('by a script')
  expect(patch('<div><p>a</p></div><p>x</p>', '<div><p>a</p></div><p>y</p>', change)).toBe(
    '<div>by a script</div><p>y</p>',
  )
})

it('creates another element for another id, but keeps a heading whose text changes its id', () => {
  openPage('<h2 id="one">One</h2><p id="a">a</p>')
  const [heading, paragraph] = document.body.children
  const before = parse(document.body.innerHTML)
  patchElement(document.body, before, parse('<h2 id="two">Two</h2><p id="b">b</p>'))
  expect([find('h2') === heading, find('p') === paragraph]).toEqual([true, false])
  expect(document.body.innerHTML).toBe('<h2 id="two">Two</h2><p id="b">b</p>')
})

it.each(['pre', 'svg', 'select', 'video', 'template'])('replaces a %s as a whole, with its attributes', (name) => {
  const [before, after] = [`<${name} class="a">a</${name}>`, `<${name} class="b">b</${name}>`]
  openPage(before)
  const old = document.body.firstElementChild
  old?.setAttribute('data-by-script', '')
  patchElement(document.body, parse(before), parse(after))
  expect(document.body.firstElementChild === old).toBe(false)
  expect(document.body.innerHTML).toBe(after)
})

it('keeps the scroll position of code', () => {
  openPage('<pre>long</pre>')
  find('pre').scrollLeft = 40
  patchElement(document.body, parse('<pre>long</pre>'), parse('<pre>longer</pre>'))
  expect([find('pre').textContent, find('pre').scrollLeft]).toEqual(['longer', 40])
})

it('changes only the attributes that differ', () => {
  openPage('<p class="a" data-script="1" title="mine">x</p>')
  const [before, after] = [parse('<p class="a" title="t" lang="de">x</p>'), parse('<p class="b" title="t">x</p>')]
  patchAttributes(find('p'), before.children[0] as Element, after.children[0] as Element)
  expect(find('p').outerHTML).toBe('<p class="b" data-script="1" title="mine">x</p>')
})

describe('style sheets', () => {
  const sheet = (href: string): string => `<link rel="stylesheet" href="${href}">`
  const hrefs = () => findAll('link').map((each) => each.getAttribute('href'))

  it('stay until the new one has loaded', () => {
    patch(sheet('a.css'), sheet('b.css'))
    expect(hrefs()).toEqual(['a.css', 'b.css'])
    findAll('link')[1]?.dispatchEvent(new Event('load'))
    expect(hrefs()).toEqual(['b.css'])
  })

  it('stay until the last one has loaded, if it changes again before', () => {
    openPage(`<p></p>${sheet('a.css')}`)
    for (const [before, after] of [
      ['a.css', 'b.css'],
      ['b.css', 'c.css'],
    ] as const)
      patchElement(document.body, parse(`<p></p>${sheet(before)}`), parse(`<p></p>${sheet(after)}`))
    expect(hrefs()).toEqual(['a.css', 'b.css', 'c.css'])
    findAll('link')[2]?.dispatchEvent(new Event('load'))
    expect([hrefs(), findAll('p').length]).toEqual([['c.css'], 1])
  })

  it('is the last one, even if it has the URL of one that is being replaced', () => {
    openPage(sheet('a.css'))
    for (const [before, after] of ['ab', 'ba', 'ac'].map((pair) => pair.split('')))
      patchElement(document.body, parse(sheet(`${before}.css`)), parse(sheet(`${after}.css`)))
    expect(hrefs()).toEqual(['a.css', 'b.css', 'a.css', 'c.css'])
    findAll('link')[3]?.dispatchEvent(new Event('load'))
    expect(hrefs()).toEqual(['c.css'])
  })

  it('are not confused with other links', () => {
    expect(patch('<link rel="icon" href="a.png">', '<link rel="icon" href="b.png">')).toBe(
      '<link rel="icon" href="b.png">',
    )
  })
})

describe('islands', () => {
  const island = (content: string, attributes = 'src="a.js"', wrap = 'b'): string =>
    `<docgen-island ${attributes}><${wrap}><slot name="content">${content}</slot></${wrap}></docgen-island>`
  /** Hydrates the island: a script keeps the content, and has changed what is around it. */
  const hydrate = (content: string): DocumentFragment => {
    const given = document.createRange().createContextualFragment(content)
    Object.defineProperty(find('docgen-island'), 'givenContent', { value: new Map([['content', given]]) })
    find('docgen-island > b').setAttribute('data-state', 'open')
    return given
  }

  it('get new content, and keep the state around it', () => {
    let given: DocumentFragment | undefined
    const html = patch(island('<p>a</p>'), island('<p>b</p>'), () => {
      given = hydrate('<p>a</p>')
    })
    expect(html).toBe(
      '<docgen-island src="a.js"><b data-state="open"><slot name="content"><p>b</p></slot></b></docgen-island>',
    )
    expect(given?.textContent).toBe('b')
  })

  it('get new content while they do not show it', () => {
    let given: DocumentFragment | undefined
    patch(island('<p>a</p>'), island('<p>b</p>'), () => {
      given = hydrate('<p>a</p>')
      find('docgen-island > b').replaceChildren('closed')
    })
    expect([given?.textContent, find('docgen-island').textContent]).toEqual(['b', 'closed'])
  })

  it('get new content that waits in a template', () => {
    const waiting = (text: string): string =>
      `<docgen-island src="a.js"><template data-name="content">${text}</template><b>x</b></docgen-island>`
    let given: DocumentFragment | undefined
    patch(waiting('a'), waiting('c'), () => {
      given = hydrate('a')
    })
    expect([given?.textContent, find('docgen-island > b').dataset['state']]).toEqual(['c', 'open'])
  })

  it('take over content whose nodes they have replaced', () => {
    let given: DocumentFragment | undefined
    patch(island('<p>a</p>'), island('<p>b</p>'), () => {
      given = hydrate('<i>other</i>')
    })
    expect(given?.textContent).toBe('b')
  })

  it('also change around their content', () => {
    const after = island('<p>a</p><p>b</p>').replace('<b>', '<b class="new">')
    patch(island('<p>a</p>'), after, () => void hydrate('<p>a</p>'))
    expect([find('docgen-island > b').className, find('docgen-island').textContent]).toEqual(['new', 'ab'])
  })

  it.each([
    ['code', island('a', 'src="b.js"')],
    ['properties', island('a', 'src="a.js" props="{}"')],
    ['parts of content', `${island('a').replace('name="content"', 'name="content:1"')}`],
  ])('start again with other %s', (_name, after) => {
    let old: Element | undefined
    patch(island('a'), after, () => {
      old = find('docgen-island')
      hydrate('a')
    })
    expect(find('docgen-island') === old).toBe(false)
    expect(document.body.innerHTML).toBe(after)
  })

  it('start again if React renders components in their content', () => {
    const attributes = `src="a.js" content='{"parts":[]}'`
    let old: Element | undefined
    patch(island('a', attributes), island('b', attributes), () => {
      old = find('docgen-island')
      hydrate('a')
    })
    expect([find('docgen-island') === old, find('docgen-island').textContent]).toEqual([false, 'b'])
  })

  it('that are not hydrated change like other elements', () => {
    expect(patch(island('<p>a</p>'), island('<p>b</p>'))).toBe(island('<p>b</p>'))
  })

  it('inside content change on their own', () => {
    const inner = (text: string): string => island(text, 'src="inner.js"', 'i')
    patch(island(inner('a')), island(inner('b')), () => void hydrate(inner('a')))
    expect(find('[src="inner.js"]').textContent).toBe('b')
    expect(find('docgen-island > b').dataset['state']).toBe('open')
  })
})
