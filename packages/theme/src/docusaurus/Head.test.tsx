import { createElement, Fragment } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { asBrowser } from '../../test/as-browser.js'
import { messagesIn } from '../../test/messages-in.js'
import { Head } from './Head.js'

const Component = () => <meta name="inner" />

it('moves elements out of a component into the head, fragments too, and texts with apostrophes', () => {
  const html = renderToString(
    <p>
      <Head>
        {createElement(Fragment, null, <title>It's {2}</title>)}
        <meta httpEquiv="refresh" />
      </Head>
      Text
    </p>,
  )
  expect(messagesIn(html)).toEqual([
    [
      'head',
      {
        elements: [
          { name: 'title', props: {}, text: "It's 2" },
          { name: 'meta', props: { httpEquiv: 'refresh' }, text: '' },
        ],
      },
    ],
  ])
  expect(html).toMatch(/^<p>.*Text<\/p>$/s)
})

it('ignores texts, conditions and components between the elements', () => {
  const html = renderToString(
    <Head>
      text
      {false}
      {null}
      <Component />
      <title>
        A<b>b</b>
        {false}
      </title>
    </Head>,
  )
  expect(messagesIn(html)).toEqual([['head', { elements: [{ name: 'title', props: {}, text: 'A' }] }]])
})

it('sends an empty list without children, and renders nothing in a browser', () => {
  expect(messagesIn(renderToString(<Head />))).toEqual([['head', { elements: [] }]])
  expect(asBrowser(() => renderToString(<Head>{<title>A</title>}</Head>))).toBe('')
})
