/** The senders that every host has at its own table. The names of people elsewhere come from their sessions. */
import type { Seat } from '@leadlight/core';
import type { Sender } from './commands.ts';

/** The host itself, acting for no seat. */
export const THE_HOST: Sender = { name: 'host', seats: [], host: true };

/** A person at the host's own screen. If several people share the screen, each of them is a sender. */
export const personHere = (seat: Seat): Sender => ({ name: `seat:${seat}`, seats: [seat], host: true });

/** The bot that decides for a seat of its own or of an absent person. */
export const botOf = (seat: Seat): Sender => ({ name: `bot:${seat}`, seats: [seat], host: false, bot: true });
