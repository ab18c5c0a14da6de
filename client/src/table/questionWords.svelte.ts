/** The words of the question whose list is open, if it is. */

import type { Prompt, Word } from '../shown'
import { wordsIn } from '../vocabulary.svelte'

class QuestionWords {
  open = $state(false)
  words = $state.raw<Word[]>([])

  show(prompt: Prompt | null): void {
    this.words = prompt ? wordsIn([prompt.text, ...prompt.options.flatMap((option) => [option.text, option.more])]) : []
    this.open = true
  }

  close(): void {
    this.open = false
  }
}

export const questionWords = new QuestionWords()
