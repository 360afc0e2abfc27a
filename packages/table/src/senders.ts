/** The senders that every host has at its own table. People from elsewhere get their names from their sessions. */
import type { Seat } from '@leadlight/core';
import type { Sender } from './commands.ts';

/** The host, on behalf of nobody at a seat. */
export const THE_HOST: Sender = { name: 'host', seats: [], host: true };

/** A person at the host's own screen. Where several share it, each of them is a sender. */
export const personHere = (seat: Seat): Sender => ({ name: `seat:${seat}`, seats: [seat], host: true });

/** The bot that decides at a seat, for itself or for a person who is away. */
export const botOf = (seat: Seat): Sender => ({ name: `bot:${seat}`, seats: [seat], host: false, bot: true });
