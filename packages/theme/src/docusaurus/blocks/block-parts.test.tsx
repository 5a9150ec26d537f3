import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { asBrowser } from '../../../test/as-browser.js'
import { messagesIn } from '../../../test/messages-in.js'
import { iconHtml, Sheet, withIcon } from './block-parts.js'

it('requests a style sheet in a build only', () => {
  expect(messagesIn(renderToStaticMarkup(<Sheet name="steps" />))).toEqual([['sheet', { name: 'steps' }]])
  expect(asBrowser(() => renderToStaticMarkup(<Sheet name="steps" />))).toBe('')
})

it('requests icons by a name that is not empty', () => {
  expect(messagesIn(iconHtml('star').icon ?? '')).toEqual([['icon', { name: 'star' }]])
  expect(['', undefined, null, 1, <b key="b">!</b>].map(iconHtml)).toEqual([{}, {}, {}, {}, {}])
  expect(asBrowser(() => iconHtml('star'))).toEqual({})
})

it('puts an element before the title, but not the name of an icon', () => {
  expect(renderToStaticMarkup(<p>{withIcon(<b>!</b>, 'T')}</p>)).toBe('<p><b>!</b> T</p>')
  expect(withIcon('star', 'T')).toBe('T')
  expect(withIcon(undefined, undefined)).toBeUndefined()
})
