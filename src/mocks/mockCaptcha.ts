/**
 * The behavior of the captcha. To try one, open the page as `/?captcha=expires`; src/README.md lists all failures. Most
 * failures end after a while, to show how the page recovers.
 */
export type CaptchaBehavior =
  | 'works'
  | 'offline'
  | 'gone'
  | 'hangs'
  | 'silent'
  | 'refuses'
  | 'expires'

interface CaptchaConfig {
  /** Name of the global function to call when the script is ready; empty or null for none. */
  onload: string | null
  behavior: CaptchaBehavior
}

/** The argument that react-hcaptcha passes to `render`: settings and callbacks by name. */
type RenderOptions = Record<string, unknown>

interface Widget {
  container: HTMLElement
  frame: HTMLIFrameElement
  options: RenderOptions
  timer: number
}

/**
 * The mock of hCaptcha's script. It is sent as source text, so it must not use anything outside itself. It keeps
 * hCaptcha's contract: names, attributes, sizes, callbacks, and errors.
 */
export function mockCaptcha({ onload, behavior }: CaptchaConfig) {
  const widgets = new Map<string, Widget>()
  let renderCount = 0
  let remainingRefusals = behavior === 'refuses' ? 1 : 0
  const token = '10000000-aaaa-bbbb-cccc-000000000001'
  const english = { lang: 'en', label: 'I am human', note: 'Stand-in for hCaptcha' }
  const portuguese = { lang: 'pt-BR', label: 'Sou humano', note: 'No lugar do hCaptcha' }

  function runCallback({ options }: Widget, name: string, ...values: string[]) {
    const callback = options[name]
    if (typeof callback === 'function') Reflect.apply(callback, undefined, values)
  }

  function widgetOf(id?: string): Widget {
    const widget = id === undefined ? [...widgets.values()][0] : widgets.get(id)
    if (!widget) throw new Error(`Invalid hCaptcha id: ${id}`)
    return widget
  }

  const responseOf = (id?: string) =>
    widgetOf(id).frame.getAttribute('data-hcaptcha-response') ?? ''

  function setResponse({ frame, timer }: Widget, response: string) {
    window.clearTimeout(timer)
    frame.setAttribute('data-hcaptcha-response', response)
    const checkbox = frame.contentDocument?.querySelector('input')
    if (checkbox) checkbox.checked = response !== ''
  }

  function tickCheckbox(widget: Widget) {
    if (widget.frame.getAttribute('data-hcaptcha-response')) return
    // Does not respond synchronously, because the real captcha asks its server first.
    window.clearTimeout(widget.timer)
    widget.timer = window.setTimeout(() => {
      if (remainingRefusals > 0) {
        remainingRefusals -= 1
        runCallback(widget, 'error-callback', 'network-error')
        return
      }
      setResponse(widget, token)
      widget.timer = window.setTimeout(
        () => {
          setResponse(widget, '')
          runCallback(widget, 'expired-callback')
        },
        behavior === 'expires' ? 5_000 : 120_000,
      )
      runCallback(widget, 'callback', token)
    }, 50)
  }

  function drawCheckbox(widget: Widget) {
    const frameDocument = widget.frame.contentDocument
    if (!frameDocument?.body || frameDocument.getElementById('checkbox')) return
    const { hl, size, theme } = widget.options
    const { lang, label, note } = hl === 'pt' ? portuguese : english
    frameDocument.title = 'hCaptcha'
    frameDocument.documentElement.lang = lang
    frameDocument.documentElement.style.colorScheme = theme === 'dark' ? 'dark' : 'light'
    frameDocument.body.innerHTML = `<input type="checkbox" id="checkbox"><label for="checkbox">${label}</label><small>${note}</small>`
    frameDocument.body.style.cssText = `
      box-sizing: border-box; margin: 0; height: 100vh; padding: 12px;
      display: flex; flex-direction: ${size === 'compact' ? 'column' : 'row'}; gap: 12px;
      align-items: center; justify-content: space-around;
      border: 1px solid GrayText; background: Canvas; color: CanvasText;
      font: 14px/1.3 system-ui, sans-serif`
    const checkbox = frameDocument.querySelector('input')
    if (!checkbox) return
    checkbox.style.cssText = 'flex: none; width: 30px; height: 30px'
    checkbox.addEventListener('click', (event) => {
      event.preventDefault()
      tickCheckbox(widget)
    })
  }

  /** The part of `window.hcaptcha` that react-hcaptcha uses without an invisible widget. */
  const hcaptcha = {
    render(container: HTMLElement, options: RenderOptions = {}) {
      for (const [id, widget] of widgets) {
        if (widget.container !== container) continue
        console.error('Only one captcha is permitted per parent container.')
        return id
      }
      renderCount += 1
      const id = `mock-${renderCount}`
      const frame = document.createElement('iframe')
      const isCompact = options['size'] === 'compact'
      frame.title = 'Widget containing checkbox for hCaptcha security challenge'
      frame.width = isCompact ? '158' : '302'
      frame.height = isCompact ? '138' : '76'
      frame.tabIndex = 0
      frame.setAttribute('data-hcaptcha-widget-id', id)
      frame.setAttribute('data-hcaptcha-response', '')
      frame.style.cssText = 'border: 0; overflow: hidden; color-scheme: normal'
      const widget: Widget = { container, frame, options, timer: 0 }
      widgets.set(id, widget)
      // Firefox loads an empty frame a moment later, Chromium at once.
      frame.addEventListener('load', () => drawCheckbox(widget))
      container.append(frame)
      drawCheckbox(widget)
      return id
    },
    reset: (id?: string) => setResponse(widgetOf(id), ''),
    getResponse: responseOf,
    getRespKey: (id?: string) => (responseOf(id) === '' ? '' : 'mock-key'),
    remove(id: string) {
      const widget = widgetOf(id)
      window.clearTimeout(widget.timer)
      widget.frame.remove()
      widgets.delete(id)
    },
  }
  Reflect.set(window, 'hcaptcha', hcaptcha)

  const callOnload = () => {
    const callback: unknown = Reflect.get(window, onload ?? '')
    if (typeof callback === 'function') Reflect.apply(callback, undefined, [])
  }
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', callOnload)
  else callOnload()
}
