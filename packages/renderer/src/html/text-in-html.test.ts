import { expect, it } from 'vitest'
import { textInHtml } from './text-in-html.js'

it.each([
  ['<p>One <em>word</em></p>', 'One word'],
  ['a &lt; b &amp; c', 'a < b & c'],
  ['<script>if (a < b) {}</script>Text', 'Text'],
  ['<style>p { color: red }</style>Text', 'Text'],
  ['Text<script>never closed', 'Text'],
  ['before\u0000marker\u0000after', 'before after'],
  ['before\u0000never closed', 'before'],
])('reads %j', (html, text) => {
  expect(textInHtml(html).replace(/\s+/g, ' ').trim()).toBe(text)
})
