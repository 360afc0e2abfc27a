/** The listeners of one node, by subject. */
import type { News, NewsOf, Subject } from './port.ts';

type Hear = (news: News) => void;

export class Listeners {
  private readonly bySubject = new Map<Subject, Set<Hear>>();
  private readonly began: (subject: Subject) => void;
  private readonly ended: (subject: Subject) => void;

  /** `began` and `ended` are called with a subject that has its first listener, or has lost its last one. */
  constructor(began: (subject: Subject) => void, ended: (subject: Subject) => void) {
    this.began = began;
    this.ended = ended;
  }

  add<About extends Subject>(subject: About, hear: (news: NewsOf<About>) => void): () => void {
    const all = this.bySubject.get(subject) ?? this.begun(subject);
    // Each listener is called with the news of its subject alone. A wrapper of its own can be added twice.
    const wrapper: Hear = (news) => hear(news as NewsOf<About>);
    all.add(wrapper);
    return () => {
      if (all.delete(wrapper) && all.size === 0) this.end(subject);
    };
  }

  hear(subject: Subject, news: News): void {
    for (const listener of Array.from(this.bySubject.get(subject) ?? [])) listener(news);
  }

  private begun(subject: Subject): Set<Hear> {
    const all = new Set<Hear>();
    this.bySubject.set(subject, all);
    this.began(subject);
    return all;
  }

  private end(subject: Subject): void {
    this.bySubject.delete(subject);
    this.ended(subject);
  }
}
