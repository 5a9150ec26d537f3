import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ErrorBoundary } from './ErrorBoundary.js'

function Broken(): never {
  throw new Error('broken')
}

it('renders its children, and lets a build report their errors', () => {
  expect(renderToStaticMarkup(<ErrorBoundary>Text</ErrorBoundary>)).toBe('Text')
  const failing = (
    <ErrorBoundary fallback={() => 'Fallback'}>
      <Broken />
    </ErrorBoundary>
  )
  expect(() => renderToStaticMarkup(failing)).toThrow('broken')
})

it('renders the fallback after an error, with which readers can try again', () => {
  const boundary = new ErrorBoundary({ children: 'Text', fallback: ({ error }) => error.message })
  boundary.state = ErrorBoundary.getDerivedStateFromError(new Error('broken'))
  expect(boundary.render()).toBe('broken')
})
