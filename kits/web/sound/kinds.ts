/** What is heard at a table; `call` is one's turn while the page is hidden, or when time runs short. */
export type Sound = 'deal' | 'lay' | 'draw' | 'take' | 'turn' | 'call' | 'right' | 'wrong' | 'end';
