import { Component, type ReactNode } from 'react'

interface CaptchaBoundaryProps {
  onError: () => void
  children: ReactNode
}

/** hCaptcha's script may throw while React renders its widget. The form and its contents survive that. */
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
