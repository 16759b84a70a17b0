/* Prints the simple packet (command 0) that a sender in C makes. To compare:
 * diff <(program=$(mktemp) && gcc -o $program samples/senders-packing/packet.c && $program; rm $program) <(handset packet samples/packets/testing-apns.json --token dc67b56ceb5dd9f9782c37fdcfdcca873b7bc77c3b090ac4c538e007a2f23a24 --command 0 --format hex)
 */
#include <arpa/inet.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    const uint8_t token[32] = {
        0xdc, 0x67, 0xb5, 0x6c, 0xeb, 0x5d, 0xd9, 0xf9, 0x78, 0x2c, 0x37, 0xfd, 0xcf, 0xdc, 0xca, 0x87,
        0x3b, 0x7b, 0xc7, 0x7c, 0x3b, 0x09, 0x0a, 0xc4, 0xc5, 0x38, 0xe0, 0x07, 0xa2, 0xf2, 0x3a, 0x24};
    const char *payload =
        "{\"aps\":{\"alert\":\"This is a message for testing APNs\",\"badge\":123,\"sound\":\"default\"}}";
    uint8_t packet[1 + 2 + 32 + 2 + 256];
    uint8_t *next = packet;
    uint16_t token_length = htons(sizeof token);
    uint16_t payload_length = htons(strlen(payload));

    *next++ = 0;
    memcpy(next, &token_length, 2), next += 2;
    memcpy(next, token, sizeof token), next += sizeof token;
    memcpy(next, &payload_length, 2), next += 2;
    memcpy(next, payload, strlen(payload)), next += strlen(payload);

    for (const uint8_t *byte = packet; byte < next; byte++)
        printf("%02x", *byte);
    printf("\n");
    return 0;
}
