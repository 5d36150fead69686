import type { ReportLanguage } from '../../../schema/bilingual.ts'
import { Select } from '../controls/styles.tsx'
import {
  interfaceLanguages,
  isInterfaceLanguage,
  rememberInterfaceLanguage,
} from '../interfaceLanguage.ts'
import { words } from '../interfaceText.ts'

interface LanguageSelectProps {
  value: ReportLanguage
  onChange: (language: ReportLanguage) => void
}

/** Chooses the language of the editor's own words. */
export function LanguageSelect({ value, onChange }: LanguageSelectProps) {
  return (
    <Select
      aria-label={words.language[value]}
      value={value}
      onChange={({ target }) => {
        if (!isInterfaceLanguage(target.value)) return
        rememberInterfaceLanguage(target.value)
        onChange(target.value)
      }}
    >
      {Object.entries(interfaceLanguages).map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </Select>
  )
}
