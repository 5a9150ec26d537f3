import { Component, type ReactNode } from 'react'

/** Props of an error boundary. */
export interface ErrorBoundaryProps {
  readonly children?: ReactNode
  /** Replaces the children after an error; nothing if absent. */
  readonly fallback?: (failure: { readonly error: Error; readonly tryAgain: () => void }) => ReactNode
}

interface ErrorBoundaryState {
  readonly error: Error | undefined
}

/**
 * In an island, keeps an error of its children from unmounting all other components. An error in a build is reported
 * instead, so that no one publishes the fallback.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined }

  static getDerivedStateFromError(error: Error): ErrorBoundaryState {
    return { error }
  }

  override render(): ReactNode {
    const { children, fallback } = this.props
    const { error } = this.state
    if (!error) return children
    return fallback?.({ error, tryAgain: () => this.setState({ error: undefined }) })
  }
}
