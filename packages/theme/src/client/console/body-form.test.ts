import type { JsonObject, JsonValue, MediaType } from '@docgen/renderer/console'
import { expect, it } from 'vitest'
import { choose, createEditorFrame } from '../../../test/open-editor.js'
import { find, findAll, openPage, type } from '../../../test/open-page.js'
import { type BodyForm, createBodyForm } from './body-form.js'

interface Format extends Partial<MediaType> {
  readonly name: string
  readonly of?: JsonObject
}

/** The form in a new page of a body with these media types, each with its schema. */
function openBody(formats: readonly Format[], values: Readonly<Record<string, JsonValue>> = {}): BodyForm {
  openPage('<main></main>')
  const schemas = Object.fromEntries(formats.flatMap(({ name, of }) => (of ? [[name, of]] : [])))
  const { context, sourceOf } = createEditorFrame(schemas)
  const content = formats.map(({ of, ...media }): MediaType => {
    const [schema] = of ? sourceOf(media.name) : []
    return { examples: [], encodings: [], ...media, ...(schema && { schema }) }
  })
  const form = createBodyForm(content, values, context)
  find('main').append(form.element)
  return form
}

/** Chooses files in a field. */
function chooseFiles(selector: string, ...names: readonly string[]): void {
  const files = names.map((name) => new File(['x'], name))
  Object.defineProperty(find(selector), 'files', { configurable: true, value: files })
}

const area = () => find<HTMLTextAreaElement>('textarea')
const toggle = () => find('.console-body > button').click()
const JSON_TYPE = 'application/json'
const FORM = 'multipart/form-data'
const TEXT = { type: 'string' }

it('starts with JSON, and keeps what was entered for each media type', () => {
  const values = { 'text/csv': 'a,b', [JSON_TYPE]: 'x' }
  const form = openBody([{ name: 'text/csv' }, { name: JSON_TYPE, of: TEXT }], values)
  expect(form.read().body).toEqual({ mimeType: JSON_TYPE, text: '"x"' })
  type('main input', 'y')
  choose('main select', 'text/csv')
  expect(form.read().body).toEqual({ mimeType: 'text/csv', text: 'a,b' })
  choose('main select', JSON_TYPE)
  expect(form.read().body?.text).toBe('"y"')
  expect(find('main select').ariaLabel).toBe('Media type')
})

it('names a single media type instead of offering a choice', () => {
  openBody([{ name: 'text/plain' }])
  expect([find('.type').textContent, findAll('select')]).toEqual(['text/plain', []])
})

it('has no body without media types', () => {
  expect(openBody([]).read()).toEqual({ body: undefined, files: new Map() })
})

it('sends a text as entered, and none if it is empty', () => {
  const form = openBody([{ name: 'text/plain' }], { 'text/plain': ' a\n' })
  expect(form.read()).toEqual({ body: { mimeType: 'text/plain', text: ' a\n' }, files: new Map() })
  type('textarea', '')
  expect(form.read()).toEqual({ body: undefined, files: new Map(), empty: area() })
  // A value that is no text appears as JSON.
  openBody([{ name: 'application/x-any' }], { 'application/x-any': { a: 1 } })
  expect(area().value).toBe('{\n  "a": 1\n}')
})

it('starts a stream with its items as they are sent', () => {
  const name = 'application/jsonl'
  const form = openBody([{ name, of: { type: 'object' }, isStream: true }], { [name]: [{ a: 1 }, { a: 2 }] })
  expect(form.read().body).toEqual({ mimeType: name, text: '{"a":1}\n{"a":2}' })
})

it('sends a file, with the name of the chosen one', () => {
  const form = openBody([{ name: 'image/png' }])
  expect([form.read().body, form.read().files.get('')]).toEqual([{ mimeType: 'image/png', fileName: 'file.png' }, []])
  expect(form.read().empty).toBe(find('main input'))
  chooseFiles('input', 'a cat.png')
  expect(form.read()).not.toHaveProperty('empty')
  expect(form.read().body?.fileName).toBe('a cat.png')
  expect(
    form
      .read()
      .files.get('')
      ?.map(({ name }) => name),
  ).toEqual(['a cat.png'])
})

it('validates the value of the fields, and has no body while they are empty', () => {
  const form = openBody([{ name: JSON_TYPE, of: { type: 'object', properties: { a: { type: 'integer' } } } }])
  expect(form.read().toValidate?.value).toEqual({})
  type('main input', '7')
  const { body, toValidate } = form.read()
  expect([body?.text, toValidate?.value, toValidate?.media.name]).toEqual(['{"a":7}', { a: 7 }, JSON_TYPE])
  expect(toValidate?.find(['a'])).toBe(find('main input'))
  expect(openBody([{ name: JSON_TYPE, of: TEXT }]).read()).toEqual({
    body: undefined,
    files: new Map(),
    empty: find('main input'),
  })
})

it('shows the fields as JSON, and sends that as written', () => {
  const form = openBody([{ name: JSON_TYPE, of: { type: 'object', properties: { a: TEXT } } }], {
    [JSON_TYPE]: { a: 'x' },
  })
  type('main input', 'y')
  toggle()
  expect([area().value, find('button').ariaPressed]).toEqual(['{\n  "a": "y"\n}', 'true'])
  type('textarea', '{"a": 12345678901234567890}')
  const { body, toValidate } = form.read()
  expect(body?.text).toBe('{"a": 12345678901234567890}')
  expect(toValidate?.find(['a'])).toBe(area())
  type('textarea', '{"a": "z"}')
  toggle()
  expect([find<HTMLInputElement>('main input').value, find('button').ariaPressed]).toEqual(['z', 'false'])
  expect(form.read().body?.text).toBe('{"a":"z"}')
})

it('shows no JSON for fields without a value, and takes none back', () => {
  const form = openBody([{ name: JSON_TYPE, of: TEXT }])
  toggle()
  expect([area().value, form.read().body]).toEqual(['', undefined])
  type('textarea', '  ')
  expect([form.read().body, form.read().empty]).toEqual([undefined, area()])
  toggle()
  expect(find<HTMLInputElement>('main input').value).toBe('')
})

it('reports text that is not JSON, and shows it until it is', () => {
  const form = openBody([{ name: JSON_TYPE, of: TEXT }])
  toggle()
  type('textarea', '{a}')
  const { problem, body } = form.read()
  expect([problem?.control, body]).toEqual([area(), undefined])
  expect(problem?.message).toMatch(/^This is not JSON: ./)
  toggle()
  expect([find('.console-error').textContent, area().getAttribute('aria-invalid')]).toEqual([problem?.message, 'true'])
  type('textarea', '"a"')
  toggle()
  expect([findAll('textarea, .console-error'), form.read().body?.text]).toEqual([[], '"a"'])
})

it('sends the fields of a form that have a value', () => {
  const name = 'application/x-www-form-urlencoded'
  const properties = { a: TEXT, n: { type: 'integer' }, empty: TEXT, nothing: { enum: ['x', null] } }
  const form = openBody([{ name, of: { type: 'object', required: ['a'], properties } }], { [name]: { a: 'b c' } })
  type('main .console-field:nth-child(2) input', '7')
  choose('main select', '1')
  const { body, toValidate, files } = form.read()
  expect(body).toEqual({
    mimeType: name,
    params: [
      { name: 'a', value: 'b c' },
      { name: 'n', value: '7' },
    ],
  })
  expect([toValidate?.value, files]).toEqual([{ a: 'b c', n: 7 }, new Map()])
  expect(toValidate?.find(['n'])).toBe(find('main .console-field:nth-child(2) input'))
  expect(toValidate?.find(['unknown'])).toBe(find('.console-group'))
  expect(findAll('.required')).toHaveLength(1)
})

it('lets readers choose the files of a multipart form', () => {
  const properties = { title: TEXT, photo: { ...TEXT, format: 'binary' } }
  const encodings = [{ name: 'photo', contentType: 'image/png', allowsReserved: false, headers: [] }]
  const form = openBody([{ name: FORM, of: { type: 'object', properties }, encodings }], { [FORM]: { title: 'A' } })
  expect(form.read().body?.parts).toEqual([{ name: 'title', value: 'A' }])
  const field = find<HTMLInputElement>('[type="file"]')
  expect([field.accept, field.multiple]).toEqual(['image/png', false])
  chooseFiles('[type="file"]', 'me.png')
  const { body, files, toValidate } = form.read()
  expect(body?.parts?.[1]).toEqual({ name: 'photo', value: '', fileName: 'me.png', contentType: 'image/png' })
  expect(files.get('photo')?.map(({ name }) => name)).toEqual(['me.png'])
  expect([toValidate?.value, toValidate?.find(['photo'])]).toEqual([{ title: 'A', photo: 'me.png' }, field])
})

it('has a list as the value of a field for many files', () => {
  const properties = { photos: { type: 'array', items: { ...TEXT, format: 'binary' } } }
  const form = openBody([{ name: FORM, of: { type: 'object', properties } }])
  expect(find<HTMLInputElement>('[type="file"]').multiple).toBe(true)
  chooseFiles('[type="file"]', 'a.png', 'b.png')
  const { files, toValidate } = form.read()
  expect(toValidate?.value).toEqual({ photos: ['a.png', 'b.png'] })
  expect(files.get('photos')?.map(({ name }) => name)).toEqual(['a.png', 'b.png'])
})

it('sends no files in other forms', () => {
  const properties = { photo: { ...TEXT, format: 'binary' } }
  openBody([{ name: 'application/x-www-form-urlencoded', of: { type: 'object', properties } }])
  expect(findAll('[type="file"]')).toEqual([])
})

it('shows no property of a form that only responses contain, and takes no inherited name for a value', () => {
  const properties = { id: { ...TEXT, readOnly: true }, constructor: TEXT }
  const form = openBody([{ name: FORM, of: { type: 'object', properties } }])
  expect(findAll('.console-group code').map((each) => each.textContent)).toEqual(['constructor'])
  expect(form.read().body).toEqual({ mimeType: FORM, parts: [] })
})

it('accepts a form without a schema as text', () => {
  const form = openBody([{ name: 'application/x-www-form-urlencoded' }])
  type('textarea', 'a=1')
  expect(form.read().body?.text).toBe('a=1')
})
