import { Component, type ReactNode } from 'react'

import { useEditor } from '../context.tsx'
import { useStore } from '../state/store.ts'

interface BoundaryProps {
  /** When this changes, the children are rendered again. */
  content: unknown
  /** Shown instead of the children. */
  fallback: ReactNode
  children: ReactNode
}

class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidUpdate({ content }: BoundaryProps) {
    if (this.state.isBroken && content !== this.props.content) this.tryAgain()
  }

  private tryAgain() {
    this.setState({ isBroken: false })
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children
  }
}

/** Shows a fallback instead of components that throw, and renders them again with the next content. */
export function ErrorBoundary(props: Omit<BoundaryProps, 'content'>) {
  const { site } = useEditor()
  const content = useStore(site, ({ history }) => history.now.content)
  return <Boundary {...props} content={content} />
}
