import { expect, it } from 'vitest'
import type { Parameter } from '../nouns/parameter.js'
import { buildRequest } from './build-request.js'

function parameter(name: string, location: Parameter['location']): Parameter {
  const style = location === 'query' || location === 'cookie' ? 'form' : 'simple'
  return {
    name,
    location,
    style,
    isExploded: style === 'form',
    isRequired: false,
    allowsEmptyValue: false,
    allowsReserved: false,
    examples: [],
    pointer: '',
  }
}

it('puts each value where its parameter is sent, after the query of the server and before that of credentials', () => {
  const request = buildRequest({
    entry: { method: 'post', path: '/a/{id}/{id}' },
    server: { base: 'https://a.example', query: 'v=1' },
    parameters: [
      { parameter: parameter('id', 'path'), value: 'x/ü' },
      { parameter: parameter('tag', 'query'), value: ['a', 'b'] },
      { parameter: parameter('X-A', 'header'), value: 'one\ntwo' },
      { parameter: parameter('c', 'cookie'), value: 1 },
    ],
    credentials: { headers: [{ name: 'Authorization', value: 'Bearer t' }], query: ['key=k'], cookies: ['sid=s'] },
    body: { mimeType: 'text/plain', text: 'x' },
  })
  expect(request).toEqual({
    method: 'POST',
    url: 'https://a.example/a/x%2F%C3%BC/x%2F%C3%BC?v=1&tag=a&tag=b&key=k',
    headers: [
      { name: 'Authorization', value: 'Bearer t' },
      { name: 'Content-Type', value: 'text/plain' },
      { name: 'X-A', value: 'one two' },
      { name: 'Cookie', value: 'sid=s; c=1' },
    ],
    postData: { mimeType: 'text/plain', text: 'x' },
  })
})

it('sends the query of a path that ends with a fragment', () => {
  const request = buildRequest({
    entry: { method: 'get', path: '/files/{id}#get_link' },
    server: { base: 'https://a.example', query: '' },
    parameters: [
      { parameter: parameter('id', 'path'), value: 7 },
      { parameter: parameter('fields', 'query'), value: 'link' },
    ],
    credentials: { headers: [], query: [], cookies: [] },
  })
  expect(request.url).toBe('https://a.example/files/7?fields=link')
})
