import { readSchema, type SchemaSource, type Text } from '@docgen/renderer/console'
import { element } from '../../search/element.js'
import type { Editor } from './editor.js'

/** Properties of a row of a form. */
export interface FieldProperties {
  readonly name: string
  readonly source: SchemaSource
  readonly isRequired: boolean
  readonly text: Text
  /** Called to remove the row; absent if readers can't remove it. */
  readonly onRemove?: (() => void) | undefined
}

/**
 * A row of a form: a control below its name and type. `showError` adds errors below the control. A control that
 * contains others is a group.
 */
export function createField({ element: control }: Editor, properties: FieldProperties): HTMLElement {
  const { name, source, isRequired, text, onRemove } = properties
  const isGroup = control.classList.contains('console-group')
  const { types, format, isNullable } = readSchema(source)
  const type = [...types, ...(isNullable ? ['null'] : [])].join(' | ') + (format === undefined ? '' : ` <${format}>`)
  const details = [
    element('code', {}, name),
    ...(type === '' || isGroup ? [] : [' ', element('span', { class: 'type' }, type)]),
    ...(isRequired ? [' ', element('span', { class: 'required' }, text('theme.api.required'))] : []),
  ]
  const remove =
    onRemove && createButton({ label: '×', name: text('theme.api.try.remove', { name }), onClick: onRemove })
  const row = element(
    'div',
    { class: 'console-field' },
    isGroup
      ? element('span', { class: 'console-label', id: `${control.id}-label` }, ...details)
      : element('label', { class: 'console-label', for: control.id }, ...details),
    ...(remove ? [remove] : []),
    control,
  )
  if (isGroup) {
    control.setAttribute('role', 'group')
    control.setAttribute('aria-labelledby', `${control.id}-label`)
  }
  return row
}

/** Properties of a button. */
export interface ButtonProperties {
  readonly label: string
  /** Accessible name, if it differs from the label. */
  readonly name?: string
  readonly className?: string
  readonly onClick: () => void
}

/** A button that submits nothing. */
export function createButton({ label, name, className, onClick }: ButtonProperties): HTMLButtonElement {
  const button = element('button', { type: 'button', class: className ?? 'console-minor', 'aria-label': name }, label)
  button.addEventListener('click', onClick)
  return button
}

/** Shows an error at a control, or removes it. */
export function showError(control: HTMLElement, message: string | undefined): void {
  const id = `${control.id}-error`
  document.getElementById(id)?.remove()
  if (message === undefined) {
    control.removeAttribute('aria-invalid')
    control.removeAttribute('aria-describedby')
    return
  }
  control.setAttribute('aria-invalid', 'true')
  control.setAttribute('aria-describedby', id)
  control.after(element('p', { class: 'console-error', id }, message))
}
