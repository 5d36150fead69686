import { Component, type ReactNode } from 'react'

interface CaptchaBoundaryProps {
  onError: () => void
  children: ReactNode
}

/** Keeps the form and its contents if hCaptcha's script throws while React renders its widget. */
export class CaptchaBoundary extends Component<
  CaptchaBoundaryProps,
  { isBroken: boolean }
> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch() {
    this.props.onError()
  }

  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}
