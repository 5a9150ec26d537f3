import { describe, expect, it } from 'vitest'
import { createSearchHref, findContext, readSearchUrl } from './search-href.js'

describe('the URL of the search page', () => {
  it('contains only parameters that apply', () => {
    expect(createSearchHref('/search', { text: 'a b', version: '' })).toBe('/search?q=a+b')
    expect(createSearchHref('/search', { text: '', version: '' })).toBe('/search')
    expect(createSearchHref('/de/search', { text: 'ä&', context: 'api', version: '1.0/' })).toBe(
      '/de/search?q=%C3%A4%26&ctx=api&version=1.0%2F',
    )
  })

  it('is never too long for a host', () => {
    expect(createSearchHref('/search', { text: '漢'.repeat(20_000), version: '' }).length).toBeLessThan(8000)
  })

  it('writes a context without the slashes that the config may have', () => {
    expect(createSearchHref('/search', { text: 'a', context: '/api/', version: '' })).toBe('/search?q=a&ctx=api')
    expect(createSearchHref('/search', { text: 'a', context: '', version: '' })).toBe('/search?q=a')
  })

  it('reads back what it wrote, with any slashes', () => {
    const parameters = { text: 'ä & "b"', context: 'api', version: '1.0/' }
    const href = createSearchHref('/search', parameters)
    expect(readSearchUrl(href.slice('/search'.length))).toEqual(parameters)
    expect(readSearchUrl('?q=a&version=/1.0').version).toBe('1.0/')
    expect(readSearchUrl('?ctx=/api/').context).toBe('api')
    expect(readSearchUrl('?ctx=')).toEqual({ text: '', context: undefined, version: '' })
  })
})

describe('findContext', () => {
  const contexts = [{ path: 'api' }, { path: '/guides/' }]

  it.each([
    ['api', '', 'api'],
    ['api/orders/', '', 'api'],
    ['guides/a/b', '', '/guides/'],
    ['apiary', '', undefined],
    ['', '', undefined],
    ['1.0/api/orders', '1.0/', 'api'],
    ['1.0', '1.0/', undefined],
  ])('finds %s of version %j', (path, version, context) => {
    expect(findContext({ path, version }, contexts)?.path).toBe(context)
  })

  it.each([
    ['manual/guides/a', '', 'manual/guides'],
    ['manual/1.0/guides/a', 'manual/1.0/', 'manual/guides'],
    ['1.0/manual/api/orders', 'manual/1.0/', 'manual/api'],
    ['1.0/api/orders', 'manual/1.0/', undefined],
  ])('finds %s of version %j in a docs folder with its own route', (path, version, context) => {
    const inManual = [{ path: 'manual/guides' }, { path: 'manual/api' }]
    expect(findContext({ path, version }, inManual)?.path).toBe(context)
  })

  it('ignores the root as a context', () => {
    expect(findContext({ path: 'x', version: '' }, [{ path: '/' }])?.path).toBe('/')
  })
})
