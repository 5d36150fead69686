import type { MessageLanguage } from '../../../schema/bilingual.ts'
import { useInterfaceLanguage, useSay } from '../context.tsx'
import { OptionSelect } from '../controls/OptionSelect.tsx'
import { rememberInterfaceLanguage } from '../interfaceLanguage.ts'

const options = [
  { value: 'en', label: 'English' },
  { value: 'br', label: 'Português' },
]

interface LanguageSelectProps {
  onChange: (language: MessageLanguage) => void
}

/** Chooses the language of the editor's interface. */
export function LanguageSelect({ onChange }: LanguageSelectProps) {
  const say = useSay()
  return (
    <OptionSelect
      aria-label={say('common.language')}
      value={useInterfaceLanguage()}
      options={options}
      onChange={(chosen) => {
        const language = chosen === 'br' ? 'br' : 'en'
        rememberInterfaceLanguage(language)
        onChange(language)
      }}
    />
  )
}
